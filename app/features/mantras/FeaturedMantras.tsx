import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { MantraGrid } from './MantraGrid.tsx'
import { featuredMantrasQuery } from './queries.ts'

/** The first `limit` featured mantras, as on the home page. */
export function FeaturedMantras({ limit }: { limit: number }) {
  const words = useWords(mantras)
  const { data, isError } = useQuery(featuredMantrasQuery)
  return (
    <section className="home-section">
      <SectionHeading
        title={words.heading}
        action={
          <Link
            to="/mantras"
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}
          >
            {words.all}
          </Link>
        }
      />
      <div className="rail">
        <MantraGrid
          mantras={data?.slice(0, limit)}
          hasFailed={isError}
          skeletons={limit}
          headingLevel={3}
        />
      </div>
    </section>
  )
}
