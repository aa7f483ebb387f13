import { CircleCheck, Download, RotateCw } from 'lucide'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PostPage } from '#contract/blog/public.ts'
import { useSavedPost } from './useSavedPost.ts'

/** Saves an article with its pictures for reading offline. */
export function SavePost({ post }: { post: PostPage }) {
  const words = useWords(blog).save
  const { state, save, remove } = useSavedPost(post)
  if (state === 'impossible') return null
  if (state === 'saved')
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="flex items-center gap-1.5 font-semibold text-durva">
          <Icon of={CircleCheck} className="size-5" />
          {words.saved}
        </span>
        <Button
          variant="quiet"
          size="small"
          onClick={remove}
          aria-label={words.removeNamed(post.title)}
        >
          {words.remove}
        </Button>
      </span>
    )
  const isFailed = state === 'failed'
  return (
    <Button variant="outline" isBusy={state === 'saving'} onClick={save}>
      {state !== 'saving' && <Icon of={isFailed ? RotateCw : Download} className="size-5" />}
      {state === 'saving' ? words.saving : isFailed ? words.again : words.save}
    </Button>
  )
}
