import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { troubleOf, troubleText } from '#app/forms/trouble.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import {
  changeReminder,
  confirmReminder,
  setReminderStatus,
  type Reminder,
} from '#contract/reminders/public.ts'
import { ChoiceFields, MoreChoices } from './ChoiceFields.tsx'
import { aheadOf, isComplete, type FestivalSnapshot } from './choices.ts'
import { NotReady } from './NotReady.tsx'
import { reminderQuery, type OpenedLink } from './queries.ts'

type Props = FestivalSnapshot & {
  token: string
  /** The groups beyond Ganesha’s that the temple offers. */
  groups: readonly FestivalGroup[]
  /** The city chosen on this phone: what `festivals` are for. Without an id it is the temple's own. */
  here: { id: string | undefined; name: string }
  /** The way to another city. */
  city: ReactNode
}

/** Where the links of messages lead: change, pause or stop, without a login. Looking changes nothing. */
export function ManageReminder({ token, ...rest }: Props) {
  const words = useWords(reminders).manage
  const { data: shown, isFetching, refetch } = useQuery(reminderQuery(token))
  if (shown === undefined) return <Skeleton className="h-72" />
  if (shown === 'unreachable')
    return (
      <Failed
        title={words.unreachable}
        headingLevel={1}
        isBusy={isFetching}
        unreachableText={words.unreachableText}
        onRetry={() => void refetch()}
      />
    )
  if (shown === 'unknown' || shown.status === 'stopped')
    return (
      <div role="status">
        <EmptyState
          title={shown === 'unknown' ? words.unknown : words.status.stopped}
          headingLevel={1}
          action={
            <Link to="/reminders" hash="" className={buttonClass()}>
              {words.again}
            </Link>
          }
        >
          <p>{shown === 'unknown' ? words.unknownText : words.stopped}</p>
        </EmptyState>
      </div>
    )
  return <Managed key={JSON.stringify(shown.choice)} reminder={shown} token={token} {...rest} />
}

type ManagedProps = Props & { reminder: Reminder }

function Managed({ reminder, token, festivals, now, groups, here, city }: ManagedProps) {
  const all = useWords(reminders)
  const words = all.manage
  const general = useWords(troubleWords)
  const { status, channel, address = '' } = reminder
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState(reminder.choice)
  const [cityName, setCityName] = useState(reminder.cityName)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: { name: string; run: () => Promise<Reminder> }) => act.run(),
    onSuccess: (answer, { name }) => {
      queryClient.setQueryData<OpenedLink>(reminderQuery(token).queryKey, answer)
      if (name === 'change') showToast({ title: all.changed, tone: 'success' })
    },
    onError: (error) => {
      const trouble = troubleOf(error)
      const isUnreachable = trouble.code === 'unreachable'
      const title = isUnreachable ? words.failed : troubleText(trouble, general)
      showToast({ title, tone: 'destructive' })
    },
  })
  const act = (name: string, run: () => Promise<Reminder>) => ({
    isBusy: isPending && variables.name === name,
    disabled: isPending,
    onClick: () => mutate({ name, run }),
  })
  const setStatus = (action: 'pause' | 'resume' | 'stop') =>
    act(action, () => call(setReminderStatus, { token, action }))
  const to = words.channel[channel]
  const isHere = choice.city === here.id
  const ahead = isHere ? aheadOf(choice, { festivals, now }) : choice
  const fields = {
    choice,
    chosen: reminder.chosen,
    festivals,
    now,
    cityName,
    groups,
    hasDates: isHere,
    onChange: setChoice,
  }
  const moveHere = () => {
    const { city: _, ...rest } = choice
    setChoice({ ...rest, ...(here.id !== undefined && { city: here.id }) })
    setCityName(here.name)
  }
  return (
    <>
      <h1 className="text-title">{words.heading}</h1>
      <div role="status" className="reminder-banner mt-4">
        <p className="font-semibold wrap-anywhere">{typeof to === 'string' ? to : to(address)}</p>
        <p>{status === 'pending' ? words.confirmText : words.status[status]}</p>
        {reminder.isRefused && <p>{words.refused}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {status === 'pending' ? (
          <Button {...act('confirm', () => call(confirmReminder, { token }))}>
            {words.confirm}
          </Button>
        ) : (
          <Button variant="outline" {...setStatus(status === 'paused' ? 'resume' : 'pause')}>
            {status === 'paused' ? words.resume : words.pause}
          </Button>
        )}
        <Button variant="outline" {...setStatus('stop')}>
          {words.stop}
        </Button>
      </div>
      {/* Before it is confirmed, what would be. */}
      <fieldset disabled={status === 'pending'} className="mt-6 min-w-0">
        <div className="reminders">
          <ChoiceFields {...fields} />
          <MoreChoices {...fields} />
        </div>
      </fieldset>
      <p className="mt-4 mb-2 text-sm text-muted">{all.cityText(cityName)}</p>
      {status !== 'pending' && (
        <>
          {!isHere && (
            <Button variant="outline" size="small" onClick={moveHere} className="mb-2">
              {words.moveTo(here.name)}
            </Button>
          )}
          {city}
          <div className="mt-6">
            <NotReady choice={choice} ahead={ahead} />
            <Button
              {...act('change', () => call(changeReminder, { token, choice: ahead }))}
              disabled={isPending || !isComplete(ahead)}
              className="w-full"
            >
              {words.change}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
