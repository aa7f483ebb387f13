import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { DakshinaPanel } from '#app/admin/dakshina/DakshinaPanel.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { LabelButton } from '#app/admin/prints/LabelButton.tsx'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { clockText, dateText, dayText } from '#app/i18n/dates.ts'
import { adminBookings, detailWords, moveWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { SankalpFacts } from '#app/features/bookings/SankalpFacts.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { addressText } from '#contract/site/addressText.ts'
import { getStaffBooking, type StaffBookingDetails } from '#contract/bookings/admin.ts'
import { may } from '#contract/accounts/permissions.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { DevoteesLink } from './DevoteesLink.tsx'
import { MoveForm, moveHeading } from './MoveForm.tsx'
import { NextSteps } from './NextSteps.tsx'
import { useAdvance } from './useAdvance.ts'

export function BookingDetails({ reference }: { reference: string }) {
  const words = useWords(adminBookings)
  const move = useWords(moveWords)
  const details = useWords(detailWords)
  const prints = useWords(adminPrints)
  const query = useRead(getStaffBooking, { reference })
  const { advance, undo, isBusy } = useAdvance()
  const { me } = useAdmin()
  const booking = query.data
  const title = booking ? `${booking.pujaName}, ${booking.fullName}` : reference
  return (
    <TabPage title={title} intro={booking && words.lanes[booking.status]}>
      <BackLink to={booking ? `bookings/day/${booking.preferredDate}` : 'bookings'}>
        {booking ? dateText(booking.preferredDate) : words.title}
      </BackLink>
      {booking?.fullName && <DevoteeLink record={{ kind: 'booking', key: booking.reference }} />}
      <Loaded query={query}>
        {(booking) => (
          <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="grid gap-5">
              <Card className="p-5">
                <h2 className="mb-3 text-xl">{words.next}</h2>
                {booking.nextStatuses.length === 0 && <p>{words.over}</p>}
                {booking.status === 'confirmed' &&
                  !booking.nextStatuses.includes('in_progress') && (
                    <p className="mb-3">{words.beginsOn(dateText(booking.preferredDate))}</p>
                  )}
                <NextSteps
                  booking={booking}
                  isBusy={isBusy}
                  onAdvance={(status, reason) => void advance(booking.reference, status, reason)}
                  onUndo={(steps) => void undo(booking.reference, steps)}
                />
              </Card>
              <Card className="px-5 py-2">
                <WhoAndWhen booking={booking} />
                <div className="flex flex-wrap gap-2 pb-2">
                  {may(me.role, 'counter') && (
                    <PrintButton
                      isSmall
                      label={prints.printPass}
                      papers={[{ kind: 'booking', key: booking.reference }]}
                    />
                  )}
                  {booking.address && (
                    <LabelButton
                      reference={booking.reference}
                      to={{ ...booking, address: booking.address }}
                    />
                  )}
                </div>
              </Card>
              <Card className="p-5">
                <h2 className="mb-3 text-xl">{details.heading}</h2>
                <DetailsForm booking={booking} />
              </Card>
            </div>
            <div className="grid gap-5">
              {booking.canMove && (
                <Card className="p-5">
                  <h2 id={moveHeading} tabIndex={-1} className="mb-3 text-xl">
                    {move.heading}
                  </h2>
                  <MoveForm
                    key={booking.trail.length}
                    booking={booking}
                    onUndo={(steps) => void undo(booking.reference, steps)}
                  />
                </Card>
              )}
              {may(me.role, 'counter') && <DakshinaPanel reference={booking.reference} />}
              <Card className="p-5">
                <Trail booking={booking} />
                <MessagesSent reference={booking.reference} />
              </Card>
              <Card className="p-5">
                <DevoteesLink booking={booking} />
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

function WhoAndWhen({ booking }: { booking: StaffBookingDetails }) {
  const words = useWords(adminBookings)
  const devotee = useWords(bookingWords)
  const { withHours } = useSlotWords()
  const { timeZone } = useAdmin()
  const { address, phone, specialRequests, sankalp } = booking
  return (
    <Facts>
      <Fact label={words.reference}>{booking.reference}</Fact>
      <Fact label={devotee.day}>{dayText(booking.preferredDate)}</Fact>
      <Fact label={words.slot}>
        {withHours(booking.preferredTime, booking)}
        {booking.exactTime && <strong>, {clockText(booking.exactTime)}</strong>}
      </Fact>
      <Fact label={devotee.bookedBy}>{booking.fullName}</Fact>
      {phone && (
        <Fact label={words.phone}>
          <a href={`tel:${phone}`} className="text-link">
            {phone}
          </a>
        </Fact>
      )}
      {booking.email && (
        <Fact label={words.email}>
          <EmailLink address={booking.email} className="text-link" />
        </Fact>
      )}
      {sankalp && <SankalpFacts of={sankalp} />}
      <Fact label={words.prasad}>
        {booking.includePrasad ? words.prasadByPost : words.noPrasad}
        {address && (
          <span className="block font-normal">
            {addressText([
              address.line1,
              address.line2,
              address.city,
              address.state,
              address.postalCode,
              address.country,
            ])}
          </span>
        )}
        {booking.isAddressMissing && (
          <span className="block text-kumkum">{words.addressMissing}</span>
        )}
      </Fact>
      {specialRequests && <Fact label={devotee.requests}>{specialRequests}</Fact>}
      <Fact label={words.bookedAt}>{momentOf(booking.createdAt, timeZone)}</Fact>
    </Facts>
  )
}

type Place = NonNullable<StaffBookingDetails['trail'][number]['movedFrom']>

function Trail({ booking }: { booking: StaffBookingDetails }) {
  const words = useWords(adminBookings)
  const { trail: heading } = useWords(bookingWords)
  const { slots } = useWords(puja)
  const { timeZone } = useAdmin()
  const whenOf = ({ date, slot, exactTime }: Place) =>
    [dateText(date), slots[slot], exactTime && clockText(exactTime)].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="trail">
      <h2 id="trail" className="text-xl">
        {heading}
      </h2>
      <ol className="mt-3 border-l-2 border-gold-deco">
        {booking.trail.toReversed().map(({ status, at, by, movedFrom, reason, actor }) => (
          <li key={`${at} ${status}`} className="py-2 pl-5">
            <p>
              {words.lanes[status]}
              {movedFrom && `, ${words.wasOn(whenOf(movedFrom))}`}
            </p>
            {reason && <p className="wrap-anywhere">{words.because(reason)}</p>}
            <p className="text-sm text-muted">
              {momentOf(at, timeZone)},{' '}
              {actor?.username
                ? words.who(actor.username)
                : by === 'devotee'
                  ? words.byDevotee
                  : words.byTemple}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
