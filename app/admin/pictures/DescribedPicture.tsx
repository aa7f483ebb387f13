import type { UseFormReturn } from 'react-hook-form'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { PictureUpload } from './PictureUpload.tsx'

type Described = { imageUrl: string; imageAlt: string }

type Props<V extends Described> = {
  form: UseFormReturn<V>
  heading: string
  /** Shown while there is no picture. */
  none?: string
}

/** The picture at the top of a page, and its description for those who cannot see it. */
export function DescribedPicture<V extends Described>({ form, heading, none }: Props<V>) {
  const words = useWords(adminPictures)
  const {
    register,
    setValue,
    watch,
    formState: { errors },
  } = form as unknown as UseFormReturn<Described>
  const [url, alt] = [watch('imageUrl'), watch('imageAlt')]
  const show = (chosen: string) => {
    setValue('imageUrl', chosen, { shouldDirty: true, shouldValidate: true })
    // The description was for another picture.
    setValue('imageAlt', '', { shouldDirty: true })
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{heading}</legend>
      <input type="hidden" {...register('imageUrl')} />
      {url === '' && none && <p className="text-muted">{none}</p>}
      {url !== '' && (
        <div>
          <img src={url} alt={alt} className="max-h-64 rounded-md" />
          <Button variant="quiet" size="small" className="mt-1" onClick={() => show('')}>
            {words.remove}
          </Button>
        </div>
      )}
      <ErrorText id="picture" error={errors.imageUrl?.message} />
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
          error={errors.imageAlt?.message}
        />
      )}
    </fieldset>
  )
}
