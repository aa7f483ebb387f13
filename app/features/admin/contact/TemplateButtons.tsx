import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { filledIn, listAnswerTemplates } from '#contract/contact/answerTemplates.ts'

type Props = { name: string; onInsert: (text: string) => void }

/** Each saved text, put into the answer with the sender's name. */
export function TemplateButtons({ name, onInsert }: Props) {
  const words = useWords(adminContact).templates
  const { data } = useRead(listAnswerTemplates, {})
  return (
    <div
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2"
      role="group"
      aria-label={words.title}
    >
      {data?.items.map(({ title, text }) => (
        <Button
          key={title}
          size="small"
          variant="outline"
          onClick={() => onInsert(filledIn(text, name))}
        >
          {title}
        </Button>
      ))}
      <AdminLink to="messages/templates" className="text-link">
        {words.edit}
      </AdminLink>
    </div>
  )
}
