/** Whom to call about a plan, such as about a denied application (ENR-02, CALL-16). */
export interface PlanContact {
  readonly phone: string | null;
  readonly tty: string | null;
  readonly hours: string | null;
}
