// Rules of this project's own.

const statusNames = 'status|navigation|authorization|result';
const named = `:matches(Identifier[name=/^(${statusNames})$/], MemberExpression[property.name=/^(${statusNames})$/])`;
// One digit: an HTTP status is a different thing.
const code = 'Literal[raw=/^\\d$/]';

/** Status numbers have names outside machines/. */
const namedStatus = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'A status has a name: compare by machines/codes.ts, not by its number.',
      });
    return {
      [`BinaryExpression[operator=/^[=!<>]/]:has(> ${code}):has(> ${named})`]: report,
      [`SwitchStatement:has(> ${named}.discriminant) > SwitchCase > ${code}`]: report,
    };
  },
};

export default { meta: { name: 'quarterdeck' }, rules: { 'named-status': namedStatus } };
