import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { adminMonthly } from '#app/i18n/en/donations/adminMonthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getGiftForStaff,
  stopMonthlyGift,
  type StaffGiftDetails,
} from '#contract/monthlyGifts/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { GiftState } from './MonthlyGifts.tsx'

/** What never began, or names nobody any more, is of no devotee. */
const isDevotees = ({ fullName, isTest, status, endedBy }: StaffGiftDetails): boolean =>
  fullName !== '' &&
  !isTest &&
  status !== 'pending' &&
  (status !== 'ended' || endedBy !== undefined)

/** A monthly gift, what was given for it, and its end for a donor who asks. */
export function GiftDetails({ reference }: { reference: string }) {
  const words = useWords(adminMonthly)
  const query = useRead(getGiftForStaff, { reference })
  const gift = query.data
  const title = gift
    ? `${words.aMonth(formatRupees(gift.amount))}, ${gift.fullName || words.nameless}`
    : reference
  return (
    <TabPage title={title} intro={gift && <GiftState gift={gift} />}>
      <BackLink to="donations/monthly">{words.toAll}</BackLink>
      {gift && isDevotees(gift) && (
        <DevoteeLink record={{ kind: 'monthly_gift', key: gift.reference }} />
      )}
      <Loaded query={query}>
        {(gift) => (
          <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-5">
              <Card className="px-5 py-2">
                <GiftFacts gift={gift} />
              </Card>
              <Months gift={gift} />
            </div>
            <div className="grid min-w-0 gap-5">
              {gift.status !== 'ended' && !gift.isStopping && <StopGift gift={gift} />}
              <MessagesSent reference={gift.reference} />
            </div>
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

function GiftFacts({ gift }: { gift: StaffGiftDetails }) {
  const words = useWords(adminMonthly)
  const { timeZone } = useAdmin()
  const { facts } = words
  const { email, purpose, nextOn, endedAt, endedBy } = gift
  return (
    <Facts>
      <Fact label={facts.reference}>{gift.reference}</Fact>
      <Fact label={facts.way}>{words.ways[gift.way]}</Fact>
      {email && (
        <Fact label={facts.email}>
          <EmailLink address={email} />
        </Fact>
      )}
      {purpose && <Fact label={facts.purpose}>{purpose}</Fact>}
      <Fact label={facts.given}>{formatRupees(gift.given)}</Fact>
      {nextOn && <Fact label={facts.next[gift.way]}>{dateText(nextOn)}</Fact>}
      <Fact label={facts.begun}>{momentOf(gift.createdAt, timeZone)}</Fact>
      {endedAt && (
        <Fact label={facts.ended}>
          {[momentOf(endedAt, timeZone), endedBy && words.endedBy[endedBy]]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      )}
    </Facts>
  )
}

function Months({ gift: { months } }: { gift: StaffGiftDetails }) {
  const words = useWords(adminMonthly)
  const { timeZone } = useAdmin()
  const { statuses } = useWords(adminDonations)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.months}</h2>
      {months.length === 0 && <p className="mt-1 text-muted">{words.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {months.map(({ reference, amount, at, status }) => (
          <li key={reference} className="flex flex-wrap justify-between gap-x-4 py-2">
            <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
              {formatRupees(amount)} · {momentOf(at, timeZone)}
            </AdminLink>
            <span className="text-muted">{statuses[status]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StopGift({ gift: { reference } }: { gift: StaffGiftDetails }) {
  const words = useWords(adminMonthly)
  const [isOpen, setIsOpen] = useState(false)
  const { send, isBusy } = useSend()
  const handleStop = async () => {
    if (!(await send(stopMonthlyGift, { reference }))) return
    setIsOpen(false)
    showToast({ title: words.stopped, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.stop}</h2>
      <p className="mt-1 text-muted">{words.stopText}</p>
      <Button variant="outline" className="mt-4" onClick={() => setIsOpen(true)}>
        {words.stop}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.stopTitle}
        confirm={words.stopNow}
        cancel={words.keep}
        isBusy={isBusy}
        onConfirm={() => void handleStop()}
        onClose={() => setIsOpen(false)}
      >
        {words.stopText}
      </ConfirmDialog>
    </Card>
  )
}
