import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Reserves an article's space while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="article-page mx-auto max-w-7xl px-4 pt-10 pb-16" aria-busy>
      <div>
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="mt-4 h-7 w-1/3" />
        <Skeleton className="post-picture mt-6" />
        <Skeleton className="mt-6 h-16 w-full" />
        <Skeleton className="mt-4 h-16 w-full" />
      </div>
    </div>
  )
}
