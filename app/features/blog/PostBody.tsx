import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import { isWithin } from '#app/ui/isWithin.ts'
import { linksHere } from '#app/ui/linksHere.ts'

/**
 * The article's text, safe HTML made by the server. Links within the site do not stop the player,
 * and a picture that cannot load is replaced by words, which say why. Keyed by the article's version, because its
 * pictures are prepared once.
 */
export function PostBody({ content, lang }: { content: string; lang?: 'en' | undefined }) {
  const words = useWords(blog)
  const { tryAgain } = useWords(shell)
  const router = useRouter()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = body
    if (!current) return undefined
    const ends = [...current.querySelectorAll('img')].map((image) => {
      const picture = image.closest('picture') ?? image
      const note = document.createElement('p')
      note.className = 'picture-missing'
      const why = document.createElement('span')
      const retry = document.createElement('button')
      Object.assign(retry, { type: 'button', className: 'text-link', textContent: tryAgain })
      note.append(why, retry)
      // If only the connection was missing, the picture loads automatically once online.
      const explain = () => {
        const isReachable = getConnection() === 'reachable'
        const reason = words.pictureMissing[isReachable ? 'online' : 'offline']
        why.textContent = [image.alt, reason].filter(Boolean).join('. ')
        retry.hidden = !isReachable
      }
      const showReason = () => {
        explain()
        const isFocused = document.activeElement === image
        picture.replaceWith(note)
        if (isFocused) retry.focus()
      }
      const reloadImage = () => {
        note.replaceWith(picture)
        image.setAttribute('src', image.getAttribute('src') ?? '')
      }
      retry.addEventListener('click', () => {
        reloadImage()
        image.tabIndex = -1
        image.focus()
      })
      if (image.complete && image.naturalWidth === 0) showReason()
      image.addEventListener('error', showReason)
      const stopListening = subscribeConnection(() => {
        if (!note.isConnected) return
        if (getConnection() === 'reachable') reloadImage()
        else explain()
      })
      return () => {
        image.removeEventListener('error', showReason)
        stopListening()
      }
    })
    return () => ends.forEach((end) => end())
  }, [words, tryAgain])
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isWithin(link, event)) return
    event.preventDefault()
    router.history.push(`${link.pathname}${link.search}${link.hash}`)
  }
  return (
    // This handles clicks on links, which the keyboard produces as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={body}
      lang={lang}
      className="prose"
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: __IS_MULTILINGUAL__ ? linksHere(content) : content }}
    />
  )
}
