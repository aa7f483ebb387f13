import { useMatches } from '@tanstack/react-router'

/**
 * Title, description and links of the current page; React hoists them into the head. The router's
 * own `HeadContent` also supports scripts and styles, which we do not need.
 */
export function PageHead() {
  const { meta, links } = useMatches({
    // An error page has no head of its own, so the root's is used.
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
