import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { adminPictures } from '#app/i18n/en/admin/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'

type Props = {
  label: string
  hint: string
  /** Largest size in bytes. */
  largest: number
  send: (
    file: File,
    way: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<void>
}

/**
 * A form that is sent during `work` waits for it, and is then sent: it would be saved without the
 * image. `place` is inside the form.
 */
function useHeldForm() {
  const place = useRef<HTMLDivElement>(null)
  const isWorking = useRef(false)
  const [held, setHeld] = useState<HTMLFormElement>()
  useEffect(() => {
    const form = place.current?.closest('form')
    const hold = (event: Event) => {
      if (!form || !isWorking.current) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(form)
    }
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  }, [])
  const during = async (work: () => Promise<unknown>) => {
    isWorking.current = true
    await work()
    isWorking.current = false
  }
  return { place, held, release: () => setHeld(undefined), during }
}

/** Uploads an image as soon as it is chosen, and shows the progress. */
export function ImageUpload({ label, hint, largest, send }: Props) {
  const words = useWords(adminPictures)
  const id = useId()
  const { isSending, percent, failure, forget, run, stop } = useUpload(words.failed)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const { place, held, release, during } = useHeldForm()
  const [isDone, setIsDone] = useState(false)
  // With what the image changed in the form.
  const sendHeld = useEffectEvent(() => {
    held?.requestSubmit()
    release()
  })
  useEffect(() => {
    if (isDone) sendHeld()
  }, [isDone])
  const handleStop = () => {
    release()
    stop()
  }
  const upload = async (file: File) => {
    forget()
    setIsDone(false)
    setIsTooLarge(file.size > largest)
    if (file.size > largest) return
    let hasArrived = false
    await during(() =>
      run(async (way) => {
        await send(file, way)
        hasArrived = true
      }),
    )
    if (hasArrived) setIsDone(true)
    else release()
  }
  return (
    <div ref={place}>
      <Field id={id} label={label} hint={hint} error={isTooLarge ? words.tooLarge : undefined}>
        {(described) => (
          <input
            {...described}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={isSending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Allows the same file to be chosen again, after it was corrected.
              target.value = ''
              if (file) void upload(file)
            }}
            className="field"
          />
        )}
      </Field>
      <FailureNotice failure={failure} />
      {isSending && (
        <div className="mt-3">
          <progress max={100} value={percent} aria-label={label} className="w-full" />
          <p role="status">{percent < 100 ? words.sending(percent) : words.working}</p>
          {held && <p role="alert">{words.savedThen}</p>}
          <Button variant="outline" className="mt-2" onClick={handleStop}>
            {words.stop}
          </Button>
        </div>
      )}
    </div>
  )
}
