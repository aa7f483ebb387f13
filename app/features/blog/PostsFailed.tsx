import { Failed } from '#app/Failed.tsx'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'

/** Shown when posts are neither on the phone nor reachable on the server. */
export function PostsFailed() {
  const words = useWords(blog)
  return <Failed title={words.loadFailed} retry={words.retry} />
}
