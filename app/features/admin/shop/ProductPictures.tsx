import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { useRef } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { PictureUpload } from '#app/admin/pictures/PictureUpload.tsx'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { ErrorText } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { mostInGallery } from '#contract/shop/admin.ts'
import type { PictureValues, ProductValues } from './productValues.ts'

const most = mostInGallery + 1

/** All pictures of a product in their order; the first one is shown in the shop's lists. */
export function ProductPictures({ form }: { form: UseFormReturn<ProductValues> }) {
  const { pictures: heading, gallery: words } = useWords(adminShop)
  const { alt, altHint, altMissing } = useWords(adminPictures)
  const list = useRef<HTMLOListElement>(null)
  const { register, watch, setValue, clearErrors, formState } = form
  const pictures = watch('pictures')
  // The contract's name for the first one.
  const missing = (formState.errors as FieldErrors<PictureValues>).imageUrl?.message
  // Not with useFieldArray: it would make the forms of devotees larger, which share the library.
  const show = (changed: PictureValues[]) => {
    clearErrors(['pictures', 'imageUrl' as never])
    setValue('pictures', changed, { shouldDirty: true })
  }
  const move = (from: number, to: number) => {
    const [one, other] = [pictures[from], pictures[to]]
    if (!one || !other) return
    show(pictures.with(to, one).with(from, other))
    // The focus goes along, so that it can be moved further.
    const step = to < from ? 0 : 1
    list.current?.children[to]?.querySelectorAll('button')[step]?.focus()
  }
  const add = (imageUrl: string) => {
    if (!pictures.some((one) => one.imageUrl === imageUrl))
      show([...pictures, { imageUrl, imageAlt: '' }])
  }
  return (
    <fieldset className="grid gap-3" data-invalid={missing ? '' : undefined}>
      <legend className="mb-1.5 font-semibold">{heading}</legend>
      <p className="text-sm text-muted">{words.text}</p>
      <ol ref={list} className="grid gap-3 empty:hidden">
        {pictures.map(({ imageUrl }, at) => (
          <li
            key={at}
            className="grid grid-cols-[5rem_1fr] items-start gap-x-4 gap-y-2 rounded-md border border-line p-3 md:grid-cols-[7rem_1fr_auto]"
          >
            <img
              src={imageUrl}
              alt=""
              className="aspect-square w-20 rounded-md object-cover md:w-28"
            />
            <TextField
              label={at === 0 ? words.first : words.number(at + 1)}
              hint={at === 0 ? altHint : ''}
              aria-label={`${at === 0 ? words.first : words.number(at + 1)}: ${alt}`}
              maxLength={200}
              {...register(`pictures.${at}.imageAlt`, {
                validate: (typed) => typed.trim() !== '' || altMissing,
              })}
              error={formState.errors.pictures?.[at]?.imageAlt?.message}
            />
            <div className="col-start-2 flex md:col-start-auto md:mt-[1.95rem]">
              <IconButton
                label={words.earlier(at + 1)}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon of={ArrowUp} />
              </IconButton>
              <IconButton
                label={words.later(at + 1)}
                aria-disabled={at === pictures.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon of={ArrowDown} />
              </IconButton>
              <IconButton
                label={words.remove(at + 1)}
                onClick={() => show(pictures.toSpliced(at, 1))}
              >
                <Icon of={Trash2} />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {pictures.length < most ? (
        <PictureUpload label={words.add} onDone={({ url }) => add(url)} />
      ) : (
        <p className="text-muted">{words.full(most)}</p>
      )}
      <ErrorText id="pictures" error={missing && words.missing} />
    </fieldset>
  )
}
