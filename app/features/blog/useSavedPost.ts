import { useEffect, useRef, useState } from 'react'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { DownloadError } from '#app/offline/downloads/downloadError.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { PostPage } from '#contract/blog/public.ts'

type State = 'none' | 'saving' | 'saved' | 'failed' | 'impossible'

const loadSaved = async () => (await import('#app/offline/phone.ts')).savedPosts

/** Whether an article is saved with its pictures, and the functions that save or remove it. */
export function useSavedPost(post: PostPage) {
  const words = useWords(blog).save
  // The rendered page does not know what is on the reader's phone.
  const [state, setState] = useState<State>('impossible')
  const end = useRef<AbortController>(undefined)
  const { slug, pictures } = post
  useEffect(() => {
    let isOver = false
    const look = async () => {
      if (!('caches' in window)) return
      const isWhole = await (await loadSaved()).has({ slug, pictures }).catch(() => false)
      if (!isOver) setState((now) => (now === 'saving' ? now : isWhole ? 'saved' : 'none'))
    }
    void look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [slug, pictures])
  useEffect(() => () => end.current?.abort(), [])

  const save = async () => {
    const cancel = (end.current = new AbortController())
    setState('saving')
    try {
      await (await loadSaved()).save(post, cancel.signal)
      setState('saved')
      showToast({ title: words.savedTitle, description: words.savedText, tone: 'success' })
      void navigator.storage?.persist?.()
    } catch (error) {
      if (cancel.signal.aborted) return
      const failure = error instanceof DownloadError ? error.failure : 'unexpected'
      setState('failed')
      showToast({
        title: words.failedTitle,
        description: words.failures[failure],
        tone: 'destructive',
      })
    }
  }
  const remove = async () => {
    try {
      await (await loadSaved()).remove(slug)
      setState('none')
      showToast({ title: words.removedTitle, description: words.removedText })
    } catch {
      showToast({
        title: words.notRemovedTitle,
        description: words.failures.unexpected,
        tone: 'destructive',
      })
    }
  }
  return { state, save, remove }
}
