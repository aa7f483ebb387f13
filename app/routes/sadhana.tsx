import { createFileRoute } from '@tanstack/react-router'
import { sadhana } from '#app/i18n/en/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

export const Route = createFileRoute('/sadhana')({
  loader: () => ({ head: { ...sadhana.english.page, path: '/sadhana', isPrivate: true } }),
  head: loadedHead,
  component: Page,
})

function Page() {
  const words = useWords(sadhana)
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-16">
      <h1 className="text-title">{words.heading}</h1>
    </div>
  )
}
