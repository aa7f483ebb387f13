import { useEffect, useRef, useState } from 'react'
import { Link, useHydrated } from '@tanstack/react-router'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { Done } from './Done.tsx'
import { type PushOutcome, setUpPush } from './push/setUp.ts'
import { pushSupport } from './push/subscribe.ts'
import { findPushToken } from './push/token.ts'
import type { ChannelFormProps } from './channelForm.ts'

/** Notifications on this phone. The browser asks for permission only after our own explanation, and a tap. */
export function PushReminders(channelProps: ChannelFormProps) {
  const all = useWords(reminders)
  const words = all.push
  const isBrowser = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<PushOutcome>()
  const [token, setToken] = useState<string>()
  const support = isBrowser ? pushSupport() : 'ready'

  const mayHaveSome = isBrowser && support === 'ready' && Notification.permission === 'granted'
  useEffect(() => {
    // Without storage nothing is known, as in a new browser.
    if (mayHaveSome) findPushToken().then(setToken, () => undefined)
  }, [mayHaveSome])

  const handleAsk = async () => {
    setIsBusy(true)
    setOutcome(undefined)
    setOutcome(await setUpPush({ ...channelProps, words: words.consent }))
    setIsBusy(false)
  }

  const is = outcome?.is
  if (is === 'set') return <Done text={all.saved} channelProps={channelProps} />
  if (support === 'unsupported')
    return (
      <Explained
        title={words.unsupported}
        text={words.unsupportedText}
        channelProps={channelProps}
      />
    )
  if (support === 'denied' || is === 'denied')
    return (
      <Explained
        title={words.denied}
        text={words.deniedText}
        channelProps={channelProps}
        isAnswer={is === 'denied'}
      />
    )
  if (support === 'install')
    return (
      <div className="reminder-banner">
        <p className="font-semibold">{words.install}</p>
        <ol className="mt-2 list-decimal pl-6">
          {words.installSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <OtherChannels channelProps={channelProps} />
      </div>
    )
  return (
    <>
      <div className="grid gap-3">
        <p className="text-sm text-muted">{words.explain}</p>
        {is === 'dismissed' && <p role="status">{words.dismissed}</p>}
        {is === 'refused' && (
          <Explained
            title={words.refused}
            text={words.refusedText}
            channelProps={channelProps}
            isAnswer
          />
        )}
        {is === 'offline' && <p role="alert">{words.offline}</p>}
        <TroubleNote trouble={outcome?.is === 'failed' ? outcome.trouble : undefined} />
        {token !== undefined && (
          <p>
            {words.there}{' '}
            <Link to="/reminders" hash={token} className="text-link">
              {words.manage}
            </Link>
          </p>
        )}
      </div>
      <DockedBar>
        <Button size="large" isBusy={isBusy} disabled={!channelProps.isReady} onClick={handleAsk}>
          {isBusy ? all.saving : all.save}
        </Button>
      </DockedBar>
    </>
  )
}

type ExplainedProps = {
  title: string
  text: string
  channelProps: ChannelFormProps
  /** Set if a button press made it appear: it takes the focus. */
  isAnswer?: boolean
}

function Explained({ title, text, channelProps, isAnswer = false }: ExplainedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.focus()
  }, [isAnswer])
  return (
    <div ref={box} tabIndex={-1} role="status" className="reminder-banner">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      <OtherChannels channelProps={channelProps} />
    </div>
  )
}

/** What reaches people without notifications. */
function OtherChannels({ channelProps }: { channelProps: ChannelFormProps }) {
  const words = useWords(reminders).push
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {(['email', 'whatsapp'] as const).map((channel) => (
        <Button
          key={channel}
          variant="outline"
          size="small"
          onClick={() => channelProps.onChannel(channel)}
        >
          {words.instead[channel]}
        </Button>
      ))}
    </div>
  )
}
