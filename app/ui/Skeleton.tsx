/** Keeps the room of something on its way. Its size comes with `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />
}
