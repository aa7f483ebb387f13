import { type FormEvent, type ReactNode, useState } from 'react'
import { adminPublishing } from '#app/i18n/en/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { PublishingStatus } from '#contract/publishingAdmin.ts'
import { instantAt, localAt, momentOf } from './moments.ts'
import { useAdmin } from './adminContext.ts'

type Wanted = { status: PublishingStatus; publishAt?: string }

type Props = {
  of: { status: PublishingStatus; publishAt?: string | undefined }
  /** The changes on the screen are not saved, so they cannot be published. */
  isDirty: boolean
  isBusy: boolean
  /** Returns whether it was done. */
  onPublish: (wanted: Wanted) => Promise<boolean>
  /** Further actions, after those that change the state. */
  children?: ReactNode
}

/** Draft, scheduled or published, with buttons to change it. */
export function PublishControls({ of, isDirty, isBusy, onPublish, children }: Props) {
  const words = useWords(adminPublishing)
  const { timeZone } = useAdmin()
  const { status, publishAt } = of
  const [when, setWhen] = useState(() =>
    status === 'scheduled' && publishAt ? localAt(publishAt, timeZone) : '',
  )
  const [isWrong, setIsWrong] = useState(false)
  const publish = async (wanted: Wanted) => {
    if (await onPublish(wanted)) {
      showToast({ title: words.done[wanted.status], tone: 'success' })
    }
  }
  const handleSchedule = (event: FormEvent) => {
    event.preventDefault()
    const at = instantAt(when, timeZone)
    const isLater = at !== undefined && Date.parse(at) > getNow()
    setIsWrong(!isLater)
    if (isLater) void publish({ status: 'scheduled', publishAt: at })
  }
  const moment = publishAt ? momentOf(publishAt, timeZone) : ''
  const always = moment === '' ? words.always : undefined
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1">{status === 'draft' ? words.draft : (always ?? words[status](moment))}</p>
      {isDirty && <p className="mt-2 text-sm font-semibold text-kumkum">{words.unsaved}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {status !== 'published' && (
          <Button
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void publish({ status: 'published' })}
          >
            {words.publish}
          </Button>
        )}
        {status !== 'draft' && (
          <Button
            variant="outline"
            isBusy={isBusy}
            onClick={() => void publish({ status: 'draft' })}
          >
            {words.unpublish}
          </Button>
        )}
        {children}
      </div>
      {status !== 'published' && (
        <form noValidate onSubmit={handleSchedule} className="mt-5 border-t border-line pt-4">
          <TextField
            label={words.when}
            hint={words.whenHint}
            type="datetime-local"
            value={when}
            onChange={({ target }) => setWhen(target.value)}
            error={isWrong ? words.whenWrong : undefined}
          />
          <Button
            type="submit"
            variant="outline"
            className="mt-3"
            isBusy={isBusy}
            disabled={isDirty}
          >
            {words.schedule}
          </Button>
        </form>
      )}
    </Card>
  )
}
