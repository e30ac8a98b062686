/** The numbers of the advisory locks by which instances take turns. That of the alerts is written into migrations. */
export const turns = {
  migrations: 7_218_355,
  alerts: 7_218_356,
  indexes: 7_218_357,
  demo: 7_218_358,
  money: 7_218_359,
} as const;
