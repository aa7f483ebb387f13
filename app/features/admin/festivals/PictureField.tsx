import type { UseFormReturn } from 'react-hook-form'
import { PictureUpload } from '#app/admin/pictures/PictureUpload.tsx'
import { adminFestivals } from '#app/i18n/en/adminFestivals.ts'
import { adminPictures } from '#app/i18n/en/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { FestivalValues } from './festivalValues.ts'

/** The picture on the festival's page, and its description for those who cannot see it. */
export function PictureField({ form }: { form: UseFormReturn<FestivalValues> }) {
  const { picture } = useWords(adminFestivals)
  const words = useWords(adminPictures)
  const { register, setValue, watch, formState } = form
  const [url, alt] = [watch('imageUrl'), watch('imageAlt')]
  const show = (chosen: string) => {
    setValue('imageUrl', chosen, { shouldDirty: true, shouldValidate: true })
    // The description was for another picture.
    setValue('imageAlt', '', { shouldDirty: true })
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{picture}</legend>
      <input type="hidden" {...register('imageUrl')} />
      {url !== '' && (
        <div>
          <img src={url} alt={alt} className="post-picture-chosen" />
          <Button variant="quiet" size="small" className="mt-1" onClick={() => show('')}>
            {words.remove}
          </Button>
        </div>
      )}
      <ErrorText id="picture" error={formState.errors.imageUrl?.message} />
      <PictureUpload
        label={url === '' ? words.choose : words.replace}
        onDone={({ url: sent }) => show(sent)}
      />
      {url !== '' && (
        <TextField
          label={words.alt}
          hint={words.altHint}
          maxLength={200}
          {...register('imageAlt', {
            validate: (typed) => typed.trim() !== '' || words.altMissing,
          })}
          error={formState.errors.imageAlt?.message}
        />
      )}
    </fieldset>
  )
}
