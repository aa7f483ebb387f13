import { type FormEvent, useRef, useState } from 'react'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { useAdmin } from './adminContext.ts'
import { keepFocusAt } from './keepFocusAt.ts'
import { instantAt, localAt, momentOf } from './moments.ts'

type PublishingInput = { status: PublishingStatus; publishAt?: string }

export type Publishing = {
  of: { status: PublishingStatus; publishAt?: string | undefined }
  /** The changes on the screen are not saved, so they cannot be published. */
  isDirty: boolean
  isBusy: boolean
  /** Returns whether it was done. */
  onPublish: (wanted: PublishingInput) => Promise<boolean>
}

/** Draft, scheduled or published: what it is, and how it changes. */
export function usePublishing({ of, onPublish }: Pick<Publishing, 'of' | 'onPublish'>) {
  const words = useWords(adminPublishing)
  const { timeZone } = useAdmin()
  const { status, publishAt } = of
  const [when, setWhen] = useState(() =>
    status === 'scheduled' && publishAt ? localAt(publishAt, timeZone) : '',
  )
  const statusText = useRef<HTMLParagraphElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const publish = async (wanted: PublishingInput): Promise<boolean> => {
    const isDone = await onPublish(wanted)
    if (!isDone) return false
    showToast({ title: words.done[wanted.status], tone: 'success' })
    // The pressed button disappears.
    keepFocusAt(statusText.current)
    return true
  }
  const schedule = async (event: FormEvent): Promise<boolean> => {
    event.preventDefault()
    const at = instantAt(when, timeZone)
    const isLater = at !== undefined && Date.parse(at) > getNow()
    setIsWrong(!isLater)
    return isLater && publish({ status: 'scheduled', publishAt: at })
  }
  const moment = publishAt ? momentOf(publishAt, timeZone) : ''
  const always = moment === '' ? words.always : undefined
  return {
    publish,
    schedule,
    /** Props of the paragraph with the current state: `<p {...statusProps}>`. */
    statusProps: { ref: statusText, tabIndex: -1 },
    text: status === 'draft' ? words.draft : (always ?? words[status](moment)),
    time: {
      value: when,
      onChange: ({ target }: { target: { value: string } }) => setWhen(target.value),
      error: isWrong ? words.whenWrong : undefined,
    },
  }
}
