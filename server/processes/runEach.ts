type Tasks = Readonly<Record<string, () => Promise<unknown>>>

/** Runs one task after the other, even if earlier ones failed. */
export const runEach = async (
  tasks: Tasks,
  onError: (error: unknown, task: string) => void,
): Promise<void> => {
  for (const [name, task] of Object.entries(tasks)) {
    try {
      await task()
    } catch (error) {
      onError(error, name)
    }
  }
}
