import { Eye } from 'lucide'
import { type FormEvent, useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { instantAt, localAt, momentOf } from '#app/admin/moments.ts'
import { useOffice } from '#app/admin/office.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { publishMantra, type PublicationStatus, type StaffMantra } from '#contract/mantrasAdmin.ts'
import { useVersioned } from './useVersioned.ts'

type Props = { mantra: StaffMantra; isTextDirty: boolean }

/** Draft, scheduled or published, and the way from each to the others. */
export function Publication({ mantra, isTextDirty }: Props) {
  const { publication: words } = useWords(adminMantras)
  const { timeZone } = useOffice()
  const { change, isBusy } = useVersioned(mantra)
  const { id, status, publishAt } = mantra
  const [when, setWhen] = useState(() =>
    status === 'scheduled' && publishAt ? localAt(publishAt, timeZone) : '',
  )
  const [isWrong, setIsWrong] = useState(false)
  const publish = async (wanted: PublicationStatus, at?: string) => {
    const changed = await change(publishMantra, {
      id,
      status: wanted,
      ...(at && { publishAt: at }),
    })
    if (changed) showToast({ title: words.done[wanted], tone: 'success' })
  }
  const handleSchedule = (event: FormEvent) => {
    event.preventDefault()
    const at = instantAt(when, timeZone)
    const isLater = at !== undefined && Date.parse(at) > getNow()
    setIsWrong(!isLater)
    if (isLater) void publish('scheduled', at)
  }
  const moment = publishAt ? momentOf(publishAt, timeZone) : ''
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1">
        {status === 'draft' ? words.draft : moment ? words[status](moment) : words.always}
      </p>
      {isTextDirty && <p className="mt-2 text-sm font-semibold text-kumkum">{words.unsaved}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {status !== 'published' && (
          <Button isBusy={isBusy} disabled={isTextDirty} onClick={() => void publish('published')}>
            {words.publish}
          </Button>
        )}
        {status !== 'draft' && (
          <Button variant="outline" isBusy={isBusy} onClick={() => void publish('draft')}>
            {words.unpublish}
          </Button>
        )}
        <AdminLink to={`mantras/${id}/preview`} className={buttonClass({ variant: 'outline' })}>
          <Icon of={Eye} className="size-5" />
          {words.preview}
        </AdminLink>
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
            disabled={isTextDirty}
          >
            {words.schedule}
          </Button>
        </form>
      )}
    </Card>
  )
}
