import { useEffect, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { askPushReminders, getPushKey } from '#contract/reminders.ts'
import { Done } from './Done.tsx'
import { pushSupport, subscribeToPush } from './push/subscribe.ts'
import { findPushToken, rememberPushToken } from './push/token.ts'
import type { Way } from './way.ts'

/** Notifications on this phone. The browser is asked only after our own explanation, and a tap. */
export function PushReminders(way: Way) {
  const all = useWords(reminders)
  const words = all.push
  const isBrowser = useIsBrowser()
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [refusal, setRefusal] = useState<'denied' | 'dismissed'>()
  const [token, setToken] = useState<string>()
  const support = isBrowser ? pushSupport() : 'ready'

  const mayHaveSome = isBrowser && support === 'ready' && Notification.permission === 'granted'
  useEffect(() => {
    // Without storage nothing is known, as in a new browser.
    if (mayHaveSome) findPushToken().then(setToken, () => undefined)
  }, [mayHaveSome])

  const handleAsk = async () => {
    setIsBusy(true)
    setTrouble(undefined)
    setRefusal(undefined)
    try {
      // The browser must be asked within the tap, so the key is still on its way.
      const key = call(getPushKey, {}).then((answer) => answer.key)
      const subscription = await subscribeToPush(key)
      if (subscription === 'denied' || subscription === 'dismissed') setRefusal(subscription)
      else {
        const input = { subscription, choice: way.choice, source: way.source, words: words.consent }
        const { token } = await call(askPushReminders, input)
        await rememberPushToken(token)
        setIsDone(true)
      }
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setIsBusy(false)
  }

  if (isDone) return <Done text={all.saved} way={way} />
  if (support === 'unsupported')
    return <Explained title={words.unsupported} text={words.unsupportedText} />
  if (support === 'denied' || refusal === 'denied')
    return (
      <Explained title={words.denied} text={words.deniedText} isAnswer={refusal === 'denied'} />
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
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{words.explain}</p>
      {refusal === 'dismissed' && <p role="status">{words.dismissed}</p>}
      <TroubleNote
        trouble={trouble}
        text={
          trouble?.code === 'unreachable'
            ? words.failed
            : trouble?.code === 'unexpected'
              ? words.unsupportedText
              : undefined
        }
      />
      <Button isBusy={isBusy} disabled={!way.isReady} onClick={handleAsk} className="w-full">
        {isBusy ? all.saving : all.save}
      </Button>
      {token !== undefined && (
        <p>
          {words.there}{' '}
          <Link to="/reminders" hash={token} className="text-link">
            {words.manage}
          </Link>
        </p>
      )}
    </div>
  )
}

type ExplainedProps = {
  title: string
  text: string
  /** It takes the place of the button that was pressed, and its focus. */
  isAnswer?: boolean
}

function Explained({ title, text, isAnswer = false }: ExplainedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.focus()
  }, [isAnswer])
  return (
    <div ref={box} tabIndex={-1} role="status" className="reminder-banner">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}
