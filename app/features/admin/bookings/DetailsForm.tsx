import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { GotraList, gotraList } from '#app/admin/GotraList.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { detailWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getStaffBooking,
  type StaffBookingDetails,
  updateBookingDetails,
} from '#contract/bookings/admin.ts'
import { PriestWarning } from './PriestWarning.tsx'

type Values = { fullName: string; names: string; gotra: string; priest: string; notes: string }

const toValues = ({ fullName, sankalp, priest, notes }: StaffBookingDetails): Values => ({
  fullName,
  names: sankalp?.names.join('\n') ?? '',
  gotra: sankalp?.gotra ?? '',
  priest: priest ?? '',
  notes: notes ?? '',
})

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Names that were typed wrongly, the priest, and notes for the office. */
export function DetailsForm({ booking }: { booking: StaffBookingDetails }) {
  const words = useWords(detailWords)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { reference, sankalp } = booking
  const edited = useEdited<Values, StaffBookingDetails>({
    original: booking,
    toValues,
    async save(values, { version }) {
      const input = { ...values, reference, names: lines(values.names) }
      const done = await save(updateBookingDetails, input, version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffBooking, { reference }),
    labels: {
      fullName: words.fullName,
      names: words.names,
      gotra: words.gotra,
      priest: words.priest,
      notes: words.notes,
    },
  })
  const { register, formState } = edited.form
  const field = (name: keyof Values) => ({
    label: words[name],
    ...register(name),
    error: formState.errors[name]?.message,
  })
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="grid gap-4">
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <div>
        <TextField {...field('priest')} hint={words.priestHint} maxLength={100} list="priests" />
        <datalist id="priests">
          {booking.priests.map(({ name, isServing }) => (
            <option key={name} value={name}>
              {isServing ? name : words.notServing(name)}
            </option>
          ))}
        </datalist>
        <PriestWarning booking={booking} />
      </div>
      <TextArea {...field('notes')} hint={words.notesHint} rows={3} maxLength={2000} />
      <TextField {...field('fullName')} maxLength={100} />
      {sankalp && (
        <>
          <TextArea {...field('names')} hint={words.namesHint} rows={3} />
          <TextField {...field('gotra')} hint={words.gotraHint} maxLength={60} list={gotraList} />
          <GotraList />
        </>
      )}
      <FailureNotice failure={edited.failure} />
      <div>
        <Button type="submit" size="small" variant="outline" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </div>
    </form>
  )
}
