/** Lines to sign on paper. */
export function Signatures({ of }: { of: readonly string[] }) {
  return (
    <div className="mt-16 hidden gap-12 print:flex">
      {of.map((name) => (
        <span key={name} className="flex-1 border-t border-ink pt-1">
          {name}
        </span>
      ))}
    </div>
  )
}
