import { Link } from '@tanstack/react-router'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'

type Props = {
  /** The temple has the message; until then it waits on this phone. */
  isAccepted: boolean
  onAnother: () => void
}

/** Shown instead of the form once a message has left it. */
export function Sent({ isAccepted, onAnother }: Props) {
  const { thanks, saved, another } = useWords(contact)
  const { heading, text } = isAccepted ? thanks : saved
  return (
    <div className="thanks">
      {/* The button that was pressed is gone: the focus moves to what replaces it. */}
      <h3 ref={(element) => element?.focus()} tabIndex={-1} className="text-2xl">
        {heading}
      </h3>
      <p>{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isAccepted && (
          <Link to="/outbox" className={buttonClass()}>
            {saved.open}
          </Link>
        )}
        <Button variant="outline" onClick={onAnother}>
          {another}
        </Button>
      </div>
    </div>
  )
}
