import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import type { SavedPost } from '#app/offline/rows.ts'

/** The articles a devotee saved, by title; nothing if there are none. */
export function SavedPosts({ className = '' }: { className?: string }) {
  const words = useWords(blog).save
  const [saved, setSaved] = useState<readonly SavedPost[]>([])
  useEffect(() => {
    let isOver = false
    import('#app/offline/phone.ts')
      .then((phone) => phone.savedPosts.list())
      .then((list) => !isOver && setSaved(list))
      // If nothing can be stored, nothing is saved.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [])
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved-posts" className={className}>
      <h2 id="saved-posts" className="text-xl">
        {words.heading}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {saved.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/blog/$slug" params={{ slug }} className="text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
