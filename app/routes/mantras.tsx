import { createFileRoute } from '@tanstack/react-router'
import { MantraList } from '#app/features/mantras/MantraList.tsx'
import { mantraPreviewsQuery } from '#app/features/mantras/queries.ts'
import { ShareButtons } from '#app/features/mantras/ShareButtons.tsx'
import { pageHead } from '#app/seo/pageHead.ts'
import { mantrasPage } from '#app/i18n/en/mantras/mantrasPage.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

export const Route = createFileRoute('/mantras')({
  // The list is requested while the page's code loads.
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.prepare(mantraPreviewsQuery),
  head: ({ match }) =>
    pageHead({ ...mantrasPage.english, path: '/mantras', origin: match.context.origin }),
  component: Mantras,
})

const Newsletter = lazyComponent(
  async () => (await import('#app/features/newsletter/NewsletterCard.tsx')).NewsletterCard,
)

function Mantras() {
  const words = useWords(mantrasPage)
  const { origin } = Route.useRouteContext()
  return (
    <>
      <MantraList />
      <div data-computed className="mx-auto min-h-72 w-full max-w-7xl px-4 pb-10">
        <Newsletter place="mantras" />
      </div>
      <ShareButtons address={`${origin}${pathHere('/mantras')}`} message={words.message} />
    </>
  )
}
