/** An email address to write to. Too long for a line, it breaks behind the @ first. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const [name, host] = address.split('@')
  return (
    <a className={className} href={`mailto:${address}`}>
      {/* In one element: the link may be a flex container, which would separate its parts. */}
      <span className="wrap-anywhere">
        {`${name}@`}
        <wbr />
        {host}
      </span>
    </a>
  )
}
