<?php
/**
 * Removes everything that the plugin has stored: its settings, on every site of a network.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $ucp_elements_site ) {
		delete_blog_option( $ucp_elements_site, 'ucp_elements_settings' );
	}
} else {
	delete_option( 'ucp_elements_settings' );
}
