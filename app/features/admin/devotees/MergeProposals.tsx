import { AdminLink } from '#app/admin/AdminLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { pathOfDevotee } from '#app/admin/devotees/pathOfRecord.ts'
import { adminDevotees, devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Devotee, MergeProposal } from '#contract/devotees/admin.ts'
import { useLink } from './useLink.ts'

/** Two who may be one, side by side. Only the office merges them, and it can be undone. */
export function MergeProposals({ devotee }: { devotee: Devotee }) {
  const { proposals: words } = useWords(adminDevotees)
  if (devotee.proposals.length === 0) return null
  return (
    <section aria-labelledby="same-person" className="admin-panel grid gap-4">
      <h2 id="same-person" className="text-xl">
        {words.heading}
      </h2>
      {devotee.proposals.map((proposal) => (
        <Proposal
          key={`${proposal.devotee.kind} ${proposal.devotee.key}`}
          devotee={devotee}
          proposal={proposal}
        />
      ))}
    </section>
  )
}

function Proposal({ devotee, proposal }: { devotee: Devotee; proposal: MergeProposal }) {
  const { proposals: words } = useWords(adminDevotees)
  const { link, isBusy, failure } = useLink(devotee.devotee)
  const { name, reason } = proposal
  return (
    <div>
      <p className="text-muted">{words.reasons[reason]}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side label={words.this} of={devotee} />
        <Side label={words.other} of={proposal} to={pathOfDevotee(proposal.devotee)} />
      </div>
      <FailureNotice failure={failure} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={words.mergeWith(name)}
          onClick={() => void link(proposal.devotee, 'same', words.merged)}
        >
          {words.merge}
        </Button>
        <Button
          size="small"
          variant="outline"
          disabled={isBusy}
          aria-label={words.differentFrom(name)}
          onClick={() => void link(proposal.devotee, 'different', words.answered)}
        >
          {words.different}
        </Button>
      </div>
    </div>
  )
}

type SideProps = {
  label: string
  of: Pick<MergeProposal, 'name' | 'phones' | 'emails' | 'counts'>
  to?: string
}

function Side({ label, of: { name, phones, emails, counts }, to }: SideProps) {
  const words = useWords(devotees)
  const shown = name || words.nameless
  return (
    <div className="card p-3">
      <p className="text-sm text-muted">{label}</p>
      <p className="font-semibold wrap-anywhere">
        {to === undefined ? (
          shown
        ) : (
          <AdminLink to={to} className="text-link">
            {shown}
          </AdminLink>
        )}
      </p>
      {[...phones, ...emails, words.counts(counts)].filter(Boolean).map((line) => (
        <p key={line} className="text-sm wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}
