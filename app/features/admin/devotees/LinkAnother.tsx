import { useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminDevotees, devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listDevotees, type DevoteeSummary, type RecordKey } from '#contract/devotees/admin.ts'
import { useLink } from './useLink.ts'

const few = 5
const typingMs = 300

/** Finds another devotee, and says how the two belong together. */
export function LinkAnother({ devotee, onClose }: { devotee: RecordKey; onClose: () => void }) {
  const { links: words } = useWords(adminDevotees)
  const { nameless } = useWords(devotees)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<DevoteeSummary>()
  const [relation, setRelation] = useState('')
  const { link, isBusy, failure } = useLink(devotee)
  const search = useDebounced(typed.trim(), typingMs)
  const isOff = chosen !== undefined || search.length < 3
  const { data } = useRead(listDevotees, { search, limit: few }, { isOff })
  const handleLink = async (as: 'same' | 'family') => {
    if (!chosen) return
    if (await link(chosen.devotee, as, words.linked, as === 'family' ? relation : '')) onClose()
  }
  return (
    <div className="mt-3 grid gap-3">
      {!chosen && (
        <TextField
          autoFocus
          type="search"
          label={words.search}
          hint={words.searchHint}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className="divide-y divide-line empty:hidden">
        {(isOff ? [] : (data?.items ?? [])).map((item) => (
          <li key={`${item.devotee.kind} ${item.devotee.key}`}>
            <Button variant="quiet" onClick={() => choose(item)}>
              {[item.name || nameless, item.city, item.phone].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <>
          <p role="status">{words.chosen(chosen.name || nameless)}</p>
          <TextField
            autoFocus
            label={words.relation}
            hint={words.relationHint}
            maxLength={40}
            value={relation}
            onChange={({ target }) => setRelation(target.value)}
          />
        </>
      )}
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <>
            <Button size="small" isBusy={isBusy} onClick={() => void handleLink('family')}>
              {words.asFamily}
            </Button>
            <Button
              size="small"
              variant="outline"
              disabled={isBusy}
              onClick={() => void handleLink('same')}
            >
              {words.asSame}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
