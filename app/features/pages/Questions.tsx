import { useEffect } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import type { PageSection } from './sectionsOf.ts'

/** Questions that open to their answers. A heading without a question mark stays open. */
export function Questions({ sections }: { sections: readonly PageSection[] }) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // A browser opens the answer that an address names; within the app the page does.
  useEffect(() => {
    const fold = document.getElementById(hash)?.closest('details')
    fold?.setAttribute('open', '')
    fold?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <div className="questions">
      {sections.map(({ id, title, html }) =>
        title.endsWith('?') ? (
          <details key={id}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <div id={id}>
              <WrittenHtml html={html} className="prose" />
            </div>
          </details>
        ) : (
          <section key={id}>
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <WrittenHtml html={html} className="prose" />
          </section>
        ),
      )}
    </div>
  )
}
