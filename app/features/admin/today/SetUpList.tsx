import { Circle, CircleCheck } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { RemoveExamples } from '#app/admin/RemoveExamples.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminSetUp } from '#app/i18n/en/site/adminSetUp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getSetUp,
  putSetUpAway,
  settledByHand,
  settleStep,
  type SettledByHand,
  type SetUp,
  type SetUpStep,
} from '#contract/site/setUpAdmin.ts'
import { PartHeading } from './PartHeading.tsx'
import { toDoRow, toDoRows } from './toDoRows.ts'

/** Where each step is done. */
const places: Record<SetUpStep, string> = {
  address: 'settings/temple',
  place: 'settings/temple',
  hours: 'settings/visiting',
  slots: 'bookings/places',
  priests: 'settings/visiting',
  pujas: 'pujas',
  upi: 'settings/giving',
  eightyG: 'settings/giving',
  products: 'shop',
  backup: 'settings/backups',
  email: 'settings/email',
  invitations: 'people',
}

const isByHand = (name: SetUpStep): name is SettledByHand =>
  settledByHand.some((each) => each === name)

/** What a new temple has still to do, until all is done or the list is put away. */
export function SetUpList() {
  const words = useWords(adminSetUp)
  const { me } = useAdmin()
  const { setUp } = useRead(getSetUp, {}, { isOff: me.role !== 'admin' }).data ?? {}
  const { send, isBusy } = useSend()
  if (!setUp || setUp.isPutAway || setUp.steps.every(({ isDone }) => isDone)) return null
  const { steps } = setUp
  const putAway = async () => {
    if (await send(putSetUpAway, { isPutAway: true })) showToast({ title: words.isAway })
  }
  return (
    <section aria-labelledby="set-up">
      <PartHeading
        id="set-up"
        note={words.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}
      >
        {words.title}
      </PartHeading>
      <p className="mt-3 text-muted">{words.text}</p>
      <ul className={toDoRows}>
        {steps.map((step) => (
          <Step
            key={step.name}
            step={step}
            isBusy={isBusy}
            onSettle={(name, isSettled) => void send(settleStep, { step: name, isSettled })}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <RemoveExamples />
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void putAway()}>
          {words.putAway}
        </Button>
      </div>
    </section>
  )
}

type StepProps = {
  step: SetUp['steps'][number]
  isBusy: boolean
  onSettle: (name: SettledByHand, isSettled: boolean) => void
}

function Step({ step: { name, isDone, isSettled }, isBusy, onSettle }: StepProps) {
  const words = useWords(adminSetUp)
  const settle = isByHand(name) && (!isDone || isSettled)
  return (
    <li className={`${toDoRow} flex-wrap sm:flex-nowrap`}>
      <span className={isDone ? 'text-durva' : 'text-muted'}>
        <Icon of={isDone ? CircleCheck : Circle} className="size-6" />
        <span className="sr-only">{isDone ? words.done : words.toDo}</span>
      </span>
      <span className="min-w-0 flex-1 basis-3/4 sm:basis-0">
        <AdminLink to={places[name]} className="text-link">
          {words.steps[name]}
        </AdminLink>
        {!isDone && words.now[name] && (
          <span className="block text-sm text-muted">{words.now[name]}</span>
        )}
      </span>
      {settle && (
        <Button
          variant="outline"
          size="small"
          className="ms-9 sm:ms-0"
          disabled={isBusy}
          aria-label={
            isSettled
              ? words.undoOf(words.steps[name])
              : words.settleOf(words.steps[name], words.settle[name])
          }
          onClick={() => onSettle(name, !isSettled)}
        >
          {isSettled ? words.undo : words.settle[name]}
        </Button>
      )}
    </li>
  )
}
