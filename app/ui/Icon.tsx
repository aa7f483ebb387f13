import type { IconNode } from 'lucide'

/**
 * A line icon of the one set (Lucide), as decoration beside words or in a named button. Drawn from
 * the set's data, because its React package is larger than the icons we use.
 */
export function Icon({ of, className }: { of: IconNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {of.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
