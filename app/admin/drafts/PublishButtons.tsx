import { type FormEvent, type ReactNode, useState } from 'react'
import { type Publishing, usePublishing } from '#app/admin/usePublishing.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type Props = Publishing & {
  /** Further actions, after those that change the state. */
  children?: ReactNode
}

/** Publishing from the bar of an editor; the time to publish at opens above it. */
export function PublishButtons({ of, isDirty, isBusy, onPublish, children }: Props) {
  const words = useWords(adminPublishing)
  const { publish, schedule, statusProps, text, time } = usePublishing({ of, onPublish })
  const [isOpen, setIsOpen] = useState(false)
  const { status } = of
  const handleSchedule = async (event: FormEvent) => {
    if (await schedule(event)) setIsOpen(false)
  }
  return (
    <>
      {status !== 'published' && (
        <>
          <Button
            variant="gold"
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void publish({ status: 'published' })}
          >
            {words.publish}
          </Button>
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {words.later}
          </Button>
        </>
      )}
      {status !== 'draft' && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void publish({ status: 'draft' })}>
          {words.unpublish}
        </Button>
      )}
      {children}
      {!isDirty && (
        <p {...statusProps} className="w-full text-sm text-muted lg:w-auto">
          {text}
        </p>
      )}
      {isOpen && status !== 'published' && (
        <form
          noValidate
          onSubmit={(event) => void handleSchedule(event)}
          className="flex w-full flex-wrap items-end gap-x-4 gap-y-2 border-t border-line pt-2"
        >
          <TextField label={words.when} hint={words.whenHint} type="datetime-local" {...time} />
          <Button type="submit" variant="outline" isBusy={isBusy} disabled={isDirty}>
            {words.schedule}
          </Button>
        </form>
      )}
    </>
  )
}
