<?php
/**
 * What authors may write who have no `unfiltered_html`: the tags, and exactly their attributes. `ucp-settings` is not among them: it would
 * let an author send shoppers' data to services of their own.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

function allow_tags( array $allowed, string|array $context ): array {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	foreach ( array_keys( tags() ) as $tag ) {
		$allowed[ $tag ] = array_fill_keys( array_column( attributes_of( $tag ), 'name' ), true );
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tags', 10, 2 );
