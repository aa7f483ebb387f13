import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { bindDandas } from '#app/ui/bindDandas.ts'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import type { PageSection } from './sectionsOf.ts'

/** Questions that open to their answers. A heading without a question mark stays open. */
export function Questions({ sections }: { sections: readonly PageSection[] }) {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // A browser opens the answer that an address names; within the app the page does.
  useEffect(() => {
    if (hash) openAnswer(hash)
  }, [hash])
  return (
    <div className="questions">
      {sections.map(({ id, heading, title, html }) =>
        title.endsWith('?') ? (
          <details key={id}>
            <summary aria-label={title}>
              <h2 dangerouslySetInnerHTML={{ __html: bindDandas(heading) }} />
            </summary>
            <div id={id}>
              <WrittenHtml html={html} className="prose" />
            </div>
          </details>
        ) : (
          <section key={id}>
            <h2
              id={id}
              className="text-xl"
              dangerouslySetInnerHTML={{ __html: bindDandas(heading) }}
            />
            <WrittenHtml html={html} className="prose" />
          </section>
        ),
      )}
    </div>
  )
}

function openAnswer(id: string): void {
  const fold = document.getElementById(id)?.closest('details')
  if (!fold) return
  fold.open = true
  fold.scrollIntoView({ block: 'start' })
}
