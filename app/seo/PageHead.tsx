import { useMatches } from '@tanstack/react-router'

/**
 * Title, description and addresses of the page that is shown; React moves them into the document's
 * head. The router's own `HeadContent` also knows scripts and styles, which no page of ours has.
 */
export function PageHead() {
  const { meta, links } = useMatches({
    // A page that failed or does not exist has no head of its own, so the root's is used.
    select: (matches) => matches.findLast((match) => match.meta) ?? nothing,
  })
  return (
    <>
      {meta?.map((tag, index) =>
        tag && 'title' in tag && tag.title ? (
          <title key={index}>{tag.title}</title>
        ) : (
          <meta key={index} {...tag} />
        ),
      )}
      {links?.map((link, index) => (
        <link key={index} {...link} />
      ))}
    </>
  )
}

const nothing = { meta: undefined, links: undefined }
