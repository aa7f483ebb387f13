import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { pathOfDevotee } from '#app/admin/devotees/pathOfRecord.ts'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { useStep } from '#app/admin/useStep.ts'
import { adminDevotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { may } from '#contract/accounts/permissions.ts'
import type { Devotee } from '#contract/devotees/admin.ts'
import { undoDevoteeLink } from '#contract/devotees/changesAdmin.ts'
import { LinkAnother } from './LinkAnother.tsx'

/** Family, and what the office merged or keeps apart. Each can be undone. */
export function DevoteeLinks({ devotee: { devotee, links } }: { devotee: Devotee }) {
  const { links: words } = useWords(adminDevotees)
  const { me } = useAdmin()
  const { take, isBusy } = useStep()
  const [isAdding, setIsAdding] = useState<boolean>()
  const heading = useFocusAfterChange<HTMLHeadingElement>(links.length)
  const mayLink = may(me.role, 'counter')
  return (
    <Card as="section" aria-labelledby="devotee-links" className="p-5">
      <h2 ref={heading} tabIndex={-1} id="devotee-links" className="text-xl">
        {words.heading}
      </h2>
      {links.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {links.map(({ id, kind, name, relation, devotee: other }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <AdminLink to={pathOfDevotee(other)} className="text-link">
                {name}
              </AdminLink>
              <span className="block text-sm text-muted">
                {[words.kinds[kind], relation].filter(Boolean).join(': ')}
              </span>
            </span>
            {mayLink && (
              <Button
                variant="quiet"
                size="small"
                disabled={isBusy}
                aria-label={words.undoOf(name)}
                onClick={() => void take(undoDevoteeLink, { id }, words.undone)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayLink &&
        (isAdding ? (
          <LinkAnother devotee={devotee} onClose={() => setIsAdding(false)} />
        ) : (
          <Button
            variant="outline"
            className="mt-3"
            // The form that was closed is gone.
            autoFocus={isAdding === false}
            onClick={() => setIsAdding(true)}
          >
            {words.add}
          </Button>
        ))}
    </Card>
  )
}
