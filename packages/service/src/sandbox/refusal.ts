/** Thrown if a control is refused. The message tells the caller why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 404 | 413 | 422;

  constructor(message: string, status: Refusal['status'] = 422) {
    super(message);
    this.status = status;
  }
}
