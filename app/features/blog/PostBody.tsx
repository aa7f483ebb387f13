import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { blog } from '#app/i18n/en/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { onReachable } from '#app/offline/connection.ts'
import { isWithin } from '#app/ui/isWithin.ts'

/**
 * The article's text, harmless HTML of the server's making. Links within the site do not end what is
 * playing, and where a picture cannot come words stand in its place. Keyed by the article's version, as
 * its pictures are looked after once.
 */
export function PostBody({ content }: { content: string }) {
  const words = useWords(blog)
  const router = useRouter()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = body
    if (!current) return undefined
    const ends = [...current.querySelectorAll('img')].map((image) => {
      const picture = image.closest('picture') ?? image
      const note = document.createElement('p')
      note.className = 'picture-missing'
      note.textContent = [image.alt, words.pictureMissing].filter(Boolean).join('. ')
      const say = () => picture.replaceWith(note)
      if (image.complete && image.naturalWidth === 0) say()
      image.addEventListener('error', say)
      const stopListening = onReachable(() => {
        if (!note.isConnected) return
        note.replaceWith(picture)
        // Asks once more.
        image.setAttribute('src', image.getAttribute('src') ?? '')
      })
      return () => {
        image.removeEventListener('error', say)
        stopListening()
      }
    })
    return () => ends.forEach((end) => end())
  }, [words])
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isWithin(link, event)) return
    event.preventDefault()
    router.history.push(`${link.pathname}${link.search}${link.hash}`)
  }
  return (
    // What is heard here are clicks on links, which the keyboard makes as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={body}
      className="prose"
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
