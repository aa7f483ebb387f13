import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ImageUpload } from '#app/admin/pictures/ImageUpload.tsx'
import { readOptions, useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type AppIcon,
  getAppIcon,
  largestAppIcon,
  longestShortName,
  removeAppIcon,
  uploadAppIcon,
} from '#contract/site/appLookAdmin.ts'
import { AppPreview } from './AppPreview.tsx'
import { ColourInput, isColour } from './ColourInput.tsx'
import { appValues, type SectionValues } from './siteValues.ts'

type Props = { form: UseFormReturn<SectionValues<'app'>> }

/** The name under the icon, and the colours. */
export function AppLookFields({ form }: Props) {
  const words = useWords(adminAppLook)
  const { appName } = useWords(shell)
  const colour = (name: keyof SectionValues<'app'>['app']['colours']) => ({
    label: words[name],
    name: `app.colours.${name}` as const,
    form,
  })
  return (
    <PartFields
      of={appValues}
      form={form}
      at="app"
      words={words}
      hints={{ shortName: words.shortNameHint(appName, longestShortName) }}
      className="grid gap-4"
      slots={{
        colours: form.watch('app.hasColours') && (
          <>
            <ColourInput {...colour('frame')} hint={words.frameHint} />
            <ColourInput {...colour('background')} />
          </>
        ),
      }}
    />
  )
}

/** The picture is saved separately, as soon as it is uploaded. */
export function AppIconFields({ form, temple }: Props & { temple: string }) {
  const words = useWords(adminAppLook)
  const { appName } = useWords(shell)
  const queryClient = useQueryClient()
  const read = useRead(getAppIcon, {})
  const { send, isBusy } = useSend()
  const show = (icon: AppIcon, title: string) => {
    queryClient.setQueryData(readOptions(getAppIcon, {}).queryKey, icon)
    showToast({ title, tone: 'success' })
  }
  const remove = async () => {
    const left = await send(removeAppIcon, {})
    if (left) show(left, words.removed)
  }
  if (!read.data)
    return read.isError ? (
      <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
    ) : null
  const { picture } = read.data
  const { shortName, hasColours, colours } = form.watch('app')
  const own = (typed: string) => (hasColours && isColour(typed) ? typed : undefined)
  return (
    <>
      <div>
        <ImageUpload
          label={words.choose}
          hint={words.iconHint}
          largest={largestAppIcon}
          send={async (file, way) => {
            const { path } = uploadAppIcon
            show(await uploadFile({ endpoint: uploadAppIcon, path, file, ...way }), words.saved)
          }}
        />
        {picture && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 mt-1"
            isBusy={isBusy}
            onClick={() => void remove()}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <AppPreview
        frame={own(colours.frame)}
        background={own(colours.background) ?? '#fffbf3'}
        picture={picture}
        shortName={shortName.trim() || appName}
        temple={temple}
      />
    </>
  )
}
