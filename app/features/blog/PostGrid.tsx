import type { PostPreview } from '#contract/blog/public.ts'
import { PostCard, PostSkeleton } from './PostCard.tsx'

type Props = {
  posts: readonly PostPreview[] | undefined
  timeZone: string
  /** How many are expected while they load. */
  skeletons: number
  headingLevel: 2 | 3
}

/** Posts as cards, or the space they will take. */
export function PostGrid({ posts, timeZone, skeletons, headingLevel }: Props) {
  return (
    <ul className="mantra-grid post-grid" aria-busy={!posts || undefined}>
      {posts
        ? posts.map((post) => (
            <li key={post.id} className="contents">
              <PostCard post={post} timeZone={timeZone} headingLevel={headingLevel} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index} className="contents">
              <PostSkeleton />
            </li>
          ))}
    </ul>
  )
}
