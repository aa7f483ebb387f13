import { contact } from '#app/i18n/en/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

/** Shown instead of the form once the temple has the message. */
export function Thanks({ onAnother }: { onAnother: () => void }) {
  const { thanks: words, another } = useWords(contact)
  return (
    <div className="thanks">
      {/* The button that was pressed is gone: the focus moves to what replaces it. */}
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-2xl">
        {words.heading}
      </h3>
      <p>{words.text}</p>
      <Button variant="outline" onClick={onAnother} className="mt-4">
        {another}
      </Button>
    </div>
  )
}
