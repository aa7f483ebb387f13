import { useEffect, useRef } from 'react'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CopyButton } from './CopyButton.tsx'

type Props = { codes: readonly string[]; onKept: () => void }

/** For a lost phone with the authenticator; shown only this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { totp: words } = useWords(profile)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-md bg-gold-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words.codesHeading}
      </h3>
      <p className="mt-1">{words.codesText}</p>
      <ul className="recovery-codes mt-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  )
}
