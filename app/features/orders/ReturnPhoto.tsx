import { useId, useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { Field } from '#app/ui/Field.tsx'
import { type Order, sendReturnPhoto } from '#contract/orders/public.ts'
import { smallPhoto } from './smallPhoto.ts'

type Props = { order: Order; of: Order['returns'][number]; onDone: (order: Order) => void }

/** A photo of what is wrong, for the temple alone; until it has answered. */
export function ReturnPhoto({ order: { reference, token }, of, onDone }: Props) {
  const { back: words } = useWords(orderWords)
  const id = useId()
  const [isSending, setIsSending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const send = async (photo: File) => {
    setIsSending(true)
    setTrouble(undefined)
    try {
      const path = `/api/orders/${reference}/returns/${of.id}/photo?token=${encodeURIComponent(token)}`
      const { uploadFile } = await import('#app/api/uploadFile.ts')
      const file = await smallPhoto(photo)
      onDone(await uploadFile({ endpoint: sendReturnPhoto, path, file }))
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div className="mt-3 grid gap-2">
      {of.hasPhoto && <p role="status">{words.hasPhoto}</p>}
      <Field id={id} label={of.hasPhoto ? words.otherPhoto : words.photo} hint={words.photoHint}>
        {(described) => (
          <input
            {...described}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isSending}
            onChange={({ target }) => {
              const [photo] = target.files ?? []
              // Allows the same photo to be chosen again after a failure.
              target.value = ''
              if (photo) void send(photo)
            }}
            className="field"
          />
        )}
      </Field>
      {isSending && <p role="status">{words.sendingPhoto}</p>}
      <TroubleNote trouble={trouble} />
    </div>
  )
}
