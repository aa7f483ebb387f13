import { useEffect, useEffectEvent, useState } from 'react'
import { saving } from '#app/i18n/en/audio/saving.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast, type Toast } from '#app/ui/toasts.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { SavedNews } from './savedState.ts'
import { useSavedAudio } from './SavedAudioContext.ts'

/**
 * Announces how saving and removing audio ended, wherever it was started. The start is announced
 * only to screen readers: others see it.
 */
export function SaveSignals() {
  const words = useWords(saving)
  const store = useSavedAudio()
  const [notice, setNotice] = useState('')
  const hear = useEffectEvent((news: SavedNews) => {
    setNotice(news.event === 'started' ? words.begun(news.track.title) : '')
    const toast = toastOf(news, words)
    if (toast) showToast(toast)
  })
  useEffect(() => store.onNews((news) => hear(news)), [store])
  return (
    <div role="status">
      <VisuallyHidden>{notice}</VisuallyHidden>
    </div>
  )
}

function toastOf(news: SavedNews, words: typeof saving.english): Toast | undefined {
  switch (news.event) {
    case 'started':
      return undefined
    case 'saved':
      return { title: words.savedTitle, description: words.savedText, tone: 'success' }
    case 'failed':
      return {
        title: words.failedTitle,
        description: words.failures[news.failure],
        tone: 'destructive',
      }
    case 'cancelled':
      return { title: words.failedTitle, description: words.cancelledText }
    case 'removed':
      return { title: words.removedTitle, description: words.removedText(news.track.title) }
    case 'not-removed':
      return {
        title: words.notRemovedTitle,
        description: words.notRemovedText,
        tone: 'destructive',
      }
  }
}
