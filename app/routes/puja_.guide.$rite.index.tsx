import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { prepareRite } from '#app/features/guide/prepareRite.ts'
import { riteQuery } from '#app/features/guide/queries.ts'
import { RiteBefore } from '#app/features/guide/RiteBefore.tsx'
import { RiteFailed } from '#app/features/guide/RiteFailed.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'
import { Band } from '#app/ui/Band.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'
import { useRenewed } from '#app/useRenewed.ts'
import { ChevronLeft } from 'lucide'

const SaveRite = lazyComponent(async () => (await import('#app/guide/SaveRite.tsx')).SaveRite)
const RiteBell = lazyComponent(async () => (await import('#app/guide/RiteBell.tsx')).RiteBell)
const RiteCity = lazyComponent(async () => (await import('#app/guide/RiteCity.tsx')).RiteCity)
const RiteDue = lazyComponent(async () => (await import('#app/guide/RiteDue.tsx')).RiteDue)

/** One rite, before it begins. */
export const Route = createFileRoute('/puja_/guide/$rite/')({
  loader: async ({ context, params }) => {
    await context.prepare(siteQuery)
    const { id, title, summary } = await prepareRite(params.rite.toLowerCase(), context.queryClient)
    return { id, head: { title, description: summary, path: `/puja/guide/${id}` } }
  },
  head: loadedHead,
  pendingMs: 150,
  pendingMinMs: 0,
  errorComponent: RiteFailed,
  component: RitePage,
})

function RitePage() {
  const words = useWords(guide)
  const { id } = Route.useLoaderData()
  const isMissing = useRenewed(riteQuery(id))
  const { data: rite } = useQuery(riteQuery(id))
  const { data: site } = useQuery(siteQuery)
  if (isMissing) return <NotFoundPage />
  if (!rite) return null
  const occasion = rite.occasion === 'daily' ? undefined : rite.occasion
  return (
    <>
      <Band
        name={rite.occasion === 'sankashti' ? 'sankashti' : 'puja'}
        eyebrow={words.heading}
        title={__IS_TRANSLATED__ ? marked(rite, 'title') : rite.title}
        above={
          <Link to="/puja/guide" aria-label={words.backToAll} className={iconButtonClass()}>
            <Icon of={ChevronLeft} />
          </Link>
        }
      />
      <div className="mx-auto max-w-7xl px-4 pt-6 pb-16 *:max-w-3xl">
        <RiteBefore
          key={rite.id}
          rite={rite}
          due={occasion ? site && <RiteDue occasion={occasion} site={site} /> : words.anyDay}
          city={site && <RiteCity site={site} />}
          bell={occasion && site && <RiteBell occasion={occasion} site={site} />}
          save={<SaveRite rite={rite} />}
        />
      </div>
    </>
  )
}
