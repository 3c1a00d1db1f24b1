/** Why a control is not carried out, for whoever asked for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 404 | 413 | 422;

  constructor(message: string, status: Refusal['status'] = 422) {
    super(message);
    this.status = status;
  }
}
