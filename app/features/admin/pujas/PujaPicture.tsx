import type { UseFormReturn } from 'react-hook-form'
import { PictureUpload } from '#app/admin/pictures/PictureUpload.tsx'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { smallPicture } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import type { PujaValues } from './pujaValues.ts'

/** The small picture beside the name, which needs no description of its own. */
export function PujaPicture({ form }: { form: UseFormReturn<PujaValues> }) {
  const words = useWords(adminPujas)
  const common = useWords(adminPictures)
  const url = form.watch('imageUrl')
  const show = (chosen: string) => {
    form.clearErrors('imageUrl')
    form.setValue('imageUrl', chosen, { shouldDirty: true })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">{words.imageUrl}</legend>
      {url === '' ? (
        <p className="text-muted">{words.noPicture}</p>
      ) : (
        <div className="flex items-center gap-3">
          <img src={smallPicture(url)} alt="" className="size-14 rounded-md object-cover" />
          <Button variant="quiet" size="small" onClick={() => show('')}>
            {common.remove}
          </Button>
        </div>
      )}
      <ErrorText id="picture" error={form.formState.errors.imageUrl?.message} />
      <PictureUpload
        label={url === '' ? common.choose : common.replace}
        onDone={({ url: sent }) => show(sent)}
      />
    </fieldset>
  )
}
