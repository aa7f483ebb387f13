import { type FormEvent, useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useFocusAfterChange } from '#app/admin/useFocusAfterChange.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import {
  getSponsoredDay,
  moveSponsoredDay,
  type SponsoredDay,
} from '#contract/sponsorships/admin.ts'
import { FreeDay } from './FreeDay.tsx'
import { PaidLess } from './PaidLess.tsx'

/** One sponsored day: for whom it is, and how it is moved or freed. */
export function SponsoredDayPage({ id }: { id: string }) {
  const words = useWords(adminSponsorships)
  const query = useRead(getSponsoredDay, { id })
  const day = query.data
  return (
    <TabPage
      title={day ? words.heading(day.offering, day.name) : words.title}
      intro={day && `${dayText(day.date)} · ${words.states[day.state]}`}
    >
      <BackLink to="sevas/sponsored">{words.all}</BackLink>
      <Loaded query={query}>
        {(loaded) => (
          <div className="mt-3 grid max-w-3xl gap-5">
            {loaded.short && <PaidLess day={loaded} short={loaded.short} />}
            <Facts day={loaded} />
            {loaded.reference !== undefined && <Move key={loaded.version} day={loaded} />}
            {loaded.state !== 'free' && !loaded.short && (
              <Card as="section" className="p-5">
                <FreeDay day={loaded} />
              </Card>
            )}
            {loaded.reference !== undefined && (
              <Card className="p-5 empty:hidden">
                <MessagesSent reference={loaded.reference} />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

type Props = { day: SponsoredDay }

function Facts({ day }: Props) {
  const { details: words } = useWords(adminSponsorships)
  const { me } = useAdmin()
  const { fullName, phone, isNameShown, reference } = day
  const place = useFocusAfterChange<HTMLDivElement>(day.version)
  const rows = [
    [words.donor, fullName],
    [words.phone, phone],
    [words.shown, isNameShown ? words.yes : words.no],
  ] as const
  return (
    <Card as="section" ref={place} tabIndex={-1} className="p-5">
      {day.state === 'none' && <p className="mb-3">{words.none}</p>}
      {day.state === 'test' && <p className="mb-3">{words.test}</p>}
      <dl className="grid gap-1">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{name}:</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {reference !== undefined && may(me.role, 'donations') && (
        <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
          {words.donation}
        </AdminLink>
      )}
    </Card>
  )
}

function Move({ day }: Props) {
  const { details: words } = useWords(adminSponsorships)
  const { timeZone } = useAdmin()
  const { change, isBusy, failure } = useVersionedChange(getSponsoredDay, day)
  const [date, setDate] = useState('')
  const informed = day.hasEmail ? words.informed : words.notInformed
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const moved = await change(moveSponsoredDay, { id: day.id, date })
    if (!moved) return
    const title = words.moved(dateText(moved.date))
    showToast({ title, description: informed, tone: 'success' })
  }
  return (
    <Card as="section" className="p-5">
      <form
        noValidate
        aria-label={words.move}
        className="grid gap-3"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          className="max-w-60"
          label={words.date}
          type="date"
          min={todayIn(timeZone)}
          value={date}
          error={failure?.fields.find(({ pointer }) => pointer === '#/date')?.detail}
          onChange={({ target }) => setDate(target.value)}
        />
        <p className="text-sm text-muted">{informed}</p>
        <FailureNotice failure={failure} />
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          isBusy={isBusy}
          disabled={date === '' || date === day.date}
        >
          {words.move}
        </Button>
      </form>
    </Card>
  )
}
