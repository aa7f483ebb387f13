import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { featuredPosts } from '#app/offline/content/featuredPosts.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostsFailed } from './PostsFailed.tsx'
import { featuredPostsQuery } from './queries.ts'

/** The featured articles; nothing if there are none. */
export function FeaturedPosts({ timeZone }: { timeZone: string }) {
  const words = useWords(homeSections).blog
  const { data, isError } = useQuery(featuredPostsQuery)
  if (data?.items.length === 0) return null
  return (
    <section className="home-section">
      <SectionHeading
        title={words.heading}
        action={
          <Link to="/blog" className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}>
            {words.all}
          </Link>
        }
      />
      {isError && !data ? (
        <PostsFailed />
      ) : (
        <div className="rail">
          <PostGrid
            posts={data?.items}
            timeZone={timeZone}
            skeletons={featuredPosts}
            headingLevel={3}
          />
        </div>
      )}
    </section>
  )
}
