/** Lines to sign on paper. */
export function Signatures({ of }: { of: readonly string[] }) {
  return (
    <div className="print-signatures">
      {of.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}
